package keep

import (
	"errors"
	"sync"
	"syscall"
)

// making is the file of a journal that may not exist yet: while the disk is full or broken,
// each write tries to create it. Until then the journal is in memory.
type making struct {
	name   string
	folder Folder
	ready  func() (File, error) // called once the name is locked

	mu     sync.Mutex
	file   File
	locked func() error
}

func (s *Shelf) making(name string, ready func() (File, error)) *making {
	return &making{name: name, folder: s.folder, ready: ready}
}

// waits reports whether the disk may recover from an error, and logs it.
func (s *Shelf) waits(name string, err error) bool {
	for _, passing := range []syscall.Errno{syscall.ENOSPC, syscall.EDQUOT, syscall.EROFS, syscall.EIO} {
		if errors.Is(err, passing) {
			s.log.Error("the battle is in memory until the disk takes its journal", "file", s.folder.Path(name), "error", err)
			return true
		}
	}
	return false
}

// closed returns a file, or closes it because of an error.
func closed(f File, err error) (File, error) {
	if err != nil && f != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, err
}

// lock locks the name.
func (m *making) lock() (err error) {
	if m.locked == nil {
		m.locked, err = m.folder.Lock(m.name)
	}
	return err
}

// unlock lets another server use the journal.
func (m *making) unlock() error {
	if m.locked == nil {
		return nil
	}
	return m.locked()
}

// make creates the file unless it exists.
func (m *making) make() (err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.file != nil {
		return nil
	}
	if err := m.lock(); err != nil {
		return err
	}
	m.file, err = m.ready()
	return err
}

func (m *making) WriteAt(b []byte, at int64) (int, error) {
	if err := m.make(); err != nil {
		return 0, err
	}
	return m.file.WriteAt(b, at)
}

func (m *making) Truncate(size int64) error {
	if err := m.make(); err != nil {
		return err
	}
	return m.file.Truncate(size)
}

func (m *making) Sync() error {
	if err := m.make(); err != nil {
		return err
	}
	return m.file.Sync()
}

func (m *making) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.file == nil {
		return nil
	}
	return m.file.Close()
}

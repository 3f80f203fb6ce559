package main

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed files
var files embed.FS

// text returns an embedded file, with its placeholders replaced by words.
func text(name string, words ...string) []byte {
	b, err := files.ReadFile("files/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return []byte(strings.NewReplacer(words...).Replace(string(b)))
}

// packLinux makes a tarball with both programs, and a Debian package of each.
func packLinux(r *release, t target) error {
	station, err := r.build(t, "broadside")
	if err != nil {
		return err
	}
	server, err := r.build(t, "broadside-server")
	if err != nil {
		return err
	}
	unit, err := os.ReadFile("docs/broadside.service")
	if err != nil {
		return err
	}
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return err
	}
	var forStation, forServer tree
	forStation.add("bin/broadside", 0o755, station)
	forStation.add("share/applications/broadside.desktop", 0o644, text("broadside.desktop"))
	for size, b := range icons() {
		forStation.add(fmt.Sprintf("share/icons/hicolor/%dx%d/apps/broadside.png", size, size), 0o644, b)
	}
	forServer.add("bin/broadside-server", 0o755, server)
	for _, f := range r.manual {
		if strings.Contains(path.Base(f.path), "broadside-server") {
			forServer = append(forServer, f)
		} else {
			forStation = append(forStation, f)
		}
	}

	forServer = append(forServer, r.page.below("share/broadside/web")...)

	both := slices.Concat(forStation, forServer)
	both.add("share/broadside/broadside.service", 0o644, unit)
	both.add("README", 0o644, text("README.linux", "VERSION", r.version))
	both.add("LICENSE", 0o644, licence)
	top := fmt.Sprintf("broadside-%s-linux-%s", r.version, t.arch)
	if err := r.tar(top+".tar.gz", both.below(top)); err != nil {
		return err
	}

	unit = bytes.ReplaceAll(unit, []byte("/usr/local/bin/"), []byte("/usr/bin/"))
	forServer.add("lib/systemd/system/broadside.service", 0o644, unit)
	forServer.add("share/doc/broadside-server/copyright", 0o644, licence)
	forStation.add("share/doc/broadside/copyright", 0o644, licence)
	if err := r.deb("broadside-server", t.arch, forServer); err != nil {
		return err
	}
	return r.deb("broadside", t.arch, forStation)
}

// deb makes a Debian package of files below /usr, by dpkg-deb.
func (r *release) deb(name, arch string, t tree) error {
	dir, err := os.MkdirTemp("", "broadside-dist-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	size := 0
	all := t.below("usr")
	for _, f := range all {
		size += len(f.data)
	}
	version := r.version
	if version == "dev" {
		version = "0+dev"
	}
	all.add("DEBIAN/control", 0o644, text(name+".control", "VERSION", version, "ARCH", arch, "SIZE", fmt.Sprint(size/1024)))
	if name == "broadside-server" {
		for _, script := range []string{"postinst", "prerm", "postrm"} {
			all.add("DEBIAN/"+script, 0o755, text(script))
		}
	}
	for _, f := range all {
		path := filepath.Join(dir, filepath.FromSlash(f.path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode); err != nil {
			return err
		}
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		return err
	}
	c := exec.Command("dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", dir, filepath.Join(r.out, fmt.Sprintf("%s_%s_%s.deb", name, version, arch)))
	c.Env = append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.when.Unix()))
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("dpkg-deb: %w\n%s", err, out)
	}
	return nil
}

//go:build !js

package main

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/spf13/cobra"

	"broadside/cmd/station/film"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/journal"
)

// replayCommand makes a film of a recording.
func replayCommand() *cobra.Command {
	var m filming
	c := &cobra.Command{
		Use:   "replay FILE --video FILM",
		Short: "Make a film of a battle from its journal",
		Long: `Plays a battle again from its journal, as a main screen shows it, and writes that:
as an animated PNG, which browsers and chats show by themselves, or if FILM is a
folder as a PNG for each frame, for a video editor. Quiet stretches are left out.

If the disk is full, the film ends with its last whole frame.`,
		Example: `  broadside replay 2026-05-01-201500-duel-5f3a09c1.journal --video duel.png
  broadside replay prize.journal --video prize.png --rounds 3-5 --size 960x540 --fps 10
  broadside replay duel.journal --video frames/ --seat gm`,
		Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			m.journal, m.out = args[0], c.OutOrStdout()
			return m.run()
		},
	}
	f := c.Flags()
	f.StringVar(&m.video, "video", "", "the `film` to write: a .png or .apng, or a folder")
	f.StringVar(&m.seat, "seat", "", "whose `screen` is filmed: a ship's, by its name or number, or gm, who knows all (default 1.screen or, in a battle without ships, gm)")
	f.StringVar(&m.size, "size", "1280x720", "the `size` of a frame")
	f.StringVar(&m.rounds, "rounds", "", "only these `rounds`, as in 3 or 3-5")
	f.IntVar(&m.fps, "fps", 20, "frames a second, at most 20")
	_ = c.MarkFlagRequired("video")
	return c
}

// filming is a film that is being made, in a window that shows it.
type filming struct {
	journal, video, seat, size, rounds string
	fps                                int
	out                                io.Writer

	film   *film.Film
	writer *film.Writer
	frame  *ebiten.Image
	err    error
	done   bool
	cut    chan os.Signal // ends the film early
}

// reportEvery is the interval of progress reports, in seconds of the film.
const reportEvery = 10

func (m *filming) run() error {
	width, height, err := m.measures()
	if err != nil {
		return err
	}
	first, last, err := m.span()
	if err != nil {
		return err
	}
	rec, err := m.read()
	if err != nil {
		return err
	}
	w, err := sim.Restore(rec.Library, rec.Scenario, rec.Start.World)
	if err != nil {
		return fmt.Errorf("%s: %w", m.journal, err)
	}
	seat, err := m.screenOf(w)
	if err != nil {
		return err
	}
	if err := seekDisplay(); err != nil {
		return err
	}
	if m.film, err = film.New(rec, seat, m.fps, first); err != nil {
		return fmt.Errorf("%s: %w", m.journal, err)
	}
	m.film.Last = last
	if m.writer, err = film.Create(m.video, image.Pt(width, height), m.fps); err != nil {
		return err
	}
	m.frame = ebiten.NewImage(width, height)
	m.cut = make(chan os.Signal, 1)
	signal.Notify(m.cut, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(m.cut)
	fmt.Fprintln(m.out, "Filming. To end the film early, press Ctrl-C or close the window.")
	ebiten.SetWindowTitle("Broadside: " + m.video)
	ebiten.SetWindowSize(width, height)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetRunnableOnUnfocused(true)
	err = ebiten.RunGame(m)
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	err = errors.Join(err, m.err, m.writer.Close())
	if err == nil && !m.done {
		err = fmt.Errorf("ended early: %s has %d frames", m.video, m.writer.Frames)
	}
	if m.writer.Frames > 0 {
		fmt.Fprintf(m.out, "%s: %d frames, %.1f s\n", m.video, m.writer.Frames, float64(m.writer.Frames)/float64(m.fps))
	}
	return err
}

// Update ends the window when the film is made.
func (m *filming) Update() error {
	if m.done || m.err != nil {
		return ebiten.Termination
	}
	select {
	case <-m.cut:
		return ebiten.Termination
	default:
		return nil
	}
}

// Draw makes a frame, and shows it.
func (m *filming) Draw(window *ebiten.Image) {
	if m.done || m.err != nil {
		return
	}
	if !m.film.Next(m.frame, m.frame.Bounds().Size()) {
		m.done, m.err = true, m.film.Err()
		return
	}
	m.err = m.writer.Add(m.frame)
	if n := m.writer.Frames; n > 0 && n%(reportEvery*m.fps) == 0 {
		fmt.Fprintf(m.out, "%d s of film, round %d\n", n/m.fps, m.film.Round())
	}
	window.DrawImage(m.frame, nil)
}

// Layout returns the layout of the film.
func (m *filming) Layout(int, int) (int, int) {
	size := m.frame.Bounds().Size()
	return size.X, size.Y
}

func (m *filming) read() (*journal.Recording, error) {
	f, err := os.Open(m.journal)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rec, err := journal.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.journal, err)
	}
	return rec, nil
}

// screenOf returns the seat from which the film is seen.
func (m *filming) screenOf(w *sim.World) (crew.Seat, error) {
	asked := m.seat
	if asked == "" {
		asked = "1.screen"
		if len(w.Ships) == 0 {
			asked = "gm"
		}
	}
	wish, err := parseSeat(asked)
	if err != nil {
		return crew.Seat{}, err
	}
	if wish.role == crew.GM {
		return crew.Master, nil
	}
	if wish.role != crew.Screen {
		return crew.Seat{}, fmt.Errorf("--seat %s: a film is made of a main screen, as in 1.screen or hesper.screen, or of gm", asked)
	}
	if len(w.Ships) == 0 {
		return crew.Seat{}, fmt.Errorf("--seat %s: this battle has no ships, so it is filmed with --seat gm", asked)
	}
	var names []string
	for i := range w.Ships {
		s := &w.Ships[i]
		if strings.EqualFold(s.Name, wish.ship) || strconv.Itoa(int(s.ID)) == wish.ship {
			return crew.Seat{Ship: s.ID, Role: crew.Screen, Number: 1}, nil
		}
		names = append(names, s.Name)
	}
	return crew.Seat{}, fmt.Errorf("--seat %s: there is no such ship; choose one of %s", asked, strings.Join(names, ", "))
}

// The least and the greatest size of a frame.
const (
	leastFrame = 320
	mostFrame  = 4096
)

func (m *filming) measures() (w, h int, err error) {
	wide, high, ok := strings.Cut(m.size, "x")
	w, err1 := strconv.Atoi(wide)
	h, err2 := strconv.Atoi(high)
	if !ok || err1 != nil || err2 != nil || w < leastFrame || h < leastFrame*9/16 || w > mostFrame || h > mostFrame {
		return 0, 0, fmt.Errorf("--size %q is not a size: write it as 1280x720; %dx%d is the least, %dx%[3]d the most", m.size, leastFrame, leastFrame*9/16, mostFrame)
	}
	return w, h, nil
}

// span returns the first and the last round of the film; the last is 0 for all from the first on.
func (m *filming) span() (first, last int32, err error) {
	if m.rounds == "" {
		return 1, 0, nil
	}
	from, to, more := strings.Cut(m.rounds, "-")
	if !more {
		to = from
	}
	a, err1 := strconv.ParseInt(from, 10, 32)
	b, err2 := strconv.ParseInt(to, 10, 32)
	if err1 != nil || err2 != nil || a < 1 || b < a {
		return 0, 0, fmt.Errorf("--rounds %q: write a round, or the first and the last, as in 3-5", m.rounds)
	}
	return int32(a), int32(b), nil
}

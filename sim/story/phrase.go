package story

import (
	"fmt"
	"strconv"
	"strings"

	"broadside/sim/space"
)

// phrase is a command as words, read from left to right.
type phrase struct {
	line  string
	words []word
}

type word struct {
	text string
	at   int // its position in the line
}

// marks are words by themselves, with or without spaces around them.
const marks = ",:;"

// read splits a line into words. A double-quoted string is one word; a # at the beginning
// of a word begins a comment.
func read(line string) (phrase, error) {
	p := phrase{line: line}
	for i := 0; i < len(line); {
		switch c := line[i]; {
		case c == ' ' || c == '\t':
			i++
		case c == '#':
			p.line = line[:i]
			return p, nil
		case c == '"':
			n := strings.IndexByte(line[i+1:], '"')
			if n < 0 {
				return p, fmt.Errorf("%w: a quotation mark is missing", ErrSyntax)
			}
			p.words = append(p.words, word{line[i+1 : i+1+n], i})
			i += n + 2
		case strings.IndexByte(marks, c) >= 0:
			p.words = append(p.words, word{string(c), i})
			i++
		default:
			n := strings.IndexAny(line[i:], " \t"+marks)
			if n < 0 {
				n = len(line) - i
			}
			p.words = append(p.words, word{line[i : i+n], i})
			i += n
		}
	}
	return p, nil
}

func (p *phrase) done() bool { return len(p.words) == 0 }

// peek returns the next word, or "".
func (p *phrase) peek() string {
	if p.done() {
		return ""
	}
	return p.words[0].text
}

// next consumes the next word, or returns "" at the end.
func (p *phrase) next() string {
	w := p.peek()
	if !p.done() {
		p.words = p.words[1:]
	}
	return w
}

// take consumes the next word if it is the given one.
func (p *phrase) take(w string) bool {
	if p.done() || p.peek() != w {
		return false
	}
	p.next()
	return true
}

// put replaces the next word by others.
func (p *phrase) put(words ...string) {
	var list []word
	for _, w := range words {
		list = append(list, word{w, p.words[0].at})
	}
	p.words = append(list, p.words[1:]...)
}

// need consumes a word that is required.
func (p *phrase) need(w string) error {
	if !p.take(w) {
		return fmt.Errorf("%w: %q is missing before %q", ErrSyntax, w, p.peek())
	}
	return nil
}

// rest consumes what is left as written; a single word in quotes comes without them.
func (p *phrase) rest() string {
	if p.done() {
		return ""
	}
	s := strings.TrimSpace(p.line[p.words[0].at:])
	if len(p.words) == 1 {
		s = p.words[0].text
	}
	p.words = nil
	return s
}

// split splits at semicolons.
func (p *phrase) split() (parts []phrase) {
	part := phrase{line: p.line}
	for _, w := range p.words {
		if w.text == ";" {
			part.line = p.line[:w.at]
			parts, part = append(parts, part), phrase{line: p.line}
			continue
		}
		part.words = append(part.words, w)
	}
	return append(parts, part)
}

// say reads the text after a colon, to the end.
func (p *phrase) say() (string, error) {
	err := p.need(":")
	return p.rest(), err
}

// end refuses words that are left over.
func (p *phrase) end() error {
	if !p.done() {
		return fmt.Errorf("%w: %q is one word too many", ErrSyntax, p.peek())
	}
	return nil
}

func (p *phrase) name() (string, error) {
	if p.done() {
		return "", fmt.Errorf("%w: a name is missing", ErrSyntax)
	}
	return p.next(), nil
}

func (p *phrase) number(least, most int) (int, error) {
	if p.done() {
		return 0, fmt.Errorf("%w: a whole number from %d to %d is missing", ErrSyntax, least, most)
	}
	w := p.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%w: %q is not a whole number from %d to %d", ErrSyntax, w, least, most)
	}
	return n, nil
}

// thousandths reads a number with at most three decimals, times 1,000.
func (p *phrase) thousandths(most int64) (int64, error) {
	w := p.next()
	digits, neg := strings.CutPrefix(w, "-")
	whole, part, dotted := strings.Cut(digits, ".")
	bad := fmt.Errorf("%w: %q is not a number of at most %d with at most three decimals", ErrSyntax, w, most)
	if whole == "" || dotted && (part == "" || len(part) > 3) {
		return 0, bad
	}
	n, err := strconv.ParseUint(whole+(part + "000")[:3], 10, 40)
	if err != nil || int64(n) > most*1000 {
		return 0, bad
	}
	if neg {
		return -int64(n), nil
	}
	return int64(n), nil
}

func (p *phrase) feet() (space.Length, error) {
	n, err := p.thousandths(int64(space.Reach / space.Foot))
	return space.Length(n), err
}

func (p *phrase) degrees() (space.Angle, error) {
	n, err := p.thousandths(int64(space.Circle / space.Degree))
	return space.Angle(n), err
}

func (p *phrase) point() (at space.Point, err error) {
	if at.X, err = p.feet(); err != nil {
		return at, err
	}
	at.Y, err = p.feet()
	return at, err
}

package netcode

import (
	"errors"

	"broadside/sim/say"
)

// Code tells a program why a link ended; the reason beside it tells a person. Numbers appear
// on the wire and are never reused.
type Code uint16

// The codes of links that end normally, or for a reason that concerns people.
const (
	Bye      Code = 0  // left of their own accord
	Closing  Code = 1  // the table is closing
	Version  Code = 2  // the two sides speak different versions
	Refused  Code = 3  // not let in: wrong passphrase, unusable name, closed table
	Full     Code = 4  // no room at the table
	Kicked   Code = 5  // sent away by the GM
	Replaced Code = 6  // the same player joined again from elsewhere
	Stalled  Code = 7  // did not read for StallTime, or fell MaxQueued behind
	Late     Code = 8  // no hello within HelloTime
	Lost     Code = 9  // nothing heard of the other side for IdleTime
	Gone     Code = 10 // the server was stopped, or restarted
	Internal Code = 11 // this side has a defect of its own
	Crowded  Code = 12 // too many guests at the door; try again in a moment
	Spent    Code = 13 // the token has been used before: join again without it
)

// The codes of refused messages.
const (
	BadSize     Code = 32 // longer than its channel allows, or empty
	BadPadding  Code = 33 // padding that is too long or not zero
	BadShape    Code = 34 // not one array
	BadCount    Code = 35 // more elements than allowed or present
	BadNesting  Code = 36 // an array within the array
	BadMap      Code = 37
	BadFloat    Code = 38 // any float, NaN among them
	BadExt      Code = 39
	BadType     Code = 40 // nil, true, false or the unused byte
	BadLength   Code = 41 // a text or bin longer than allowed or present
	BadNumber   Code = 42 // an integer outside the signed 64-bit range
	BadLeftover Code = 43 // bytes after the array, or elements after the record
	BadKind     Code = 44 // no such message
	BadWay      Code = 45 // a message that this side must not send, or not over this channel
	BadField    Code = 46 // a field out of range, of the wrong type or missing
	BadText     Code = 47 // a text that is not UTF-8
	BadOrder    Code = 48 // a message at the wrong time, such as a second hello
)

// The errors of messages. Every error of Guard, Decode and the framing wraps one of them.
var (
	ErrSize     = errors.New("the message is longer than allowed")
	ErrEmpty    = errors.New("the message is empty")
	ErrPadding  = errors.New("the padding is wrong")
	ErrShape    = errors.New("the message is not one array")
	ErrCount    = errors.New("the array has more elements than allowed")
	ErrShort    = errors.New("the message ends before what it announces")
	ErrNesting  = errors.New("an array within the array")
	ErrMap      = errors.New("a map")
	ErrFloat    = errors.New("a float")
	ErrExt      = errors.New("an extension")
	ErrType     = errors.New("an element that is neither integer, text nor bin")
	ErrLength   = errors.New("a text or bin is longer than allowed")
	ErrNumber   = errors.New("an integer outside the signed 64-bit range")
	ErrLeftover = errors.New("something is left over after the message")
	ErrKind     = errors.New("there is no such message")
	ErrWay      = errors.New("the message does not belong here")
	ErrField    = errors.New("a field does not hold what it must")
	ErrText     = errors.New("a text is not UTF-8")
	ErrOrder    = errors.New("the message comes at the wrong time")
)

// causes pairs each error with its code; the first match counts.
var causes = [...]struct {
	err  error
	code Code
}{
	{ErrSize, BadSize}, {ErrEmpty, BadSize}, {ErrPadding, BadPadding}, {ErrShape, BadShape},
	{ErrCount, BadCount}, {ErrShort, BadLength}, {ErrNesting, BadNesting}, {ErrMap, BadMap},
	{ErrFloat, BadFloat}, {ErrExt, BadExt}, {ErrType, BadType}, {ErrLength, BadLength},
	{ErrNumber, BadNumber}, {ErrLeftover, BadLeftover}, {ErrKind, BadKind}, {ErrWay, BadWay},
	{ErrText, BadText}, {ErrOrder, BadOrder}, {ErrField, BadField},
}

// CodeOf returns the code with which a link is closed because of err.
func CodeOf(err error) Code {
	var ended *Ended
	if errors.As(err, &ended) {
		return ended.Code
	}
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return c.code
		}
	}
	return Internal
}

// Ended is the error of a link that has ended.
type Ended struct {
	Code   Code
	Reason say.Text // to be shown
	Remote bool     // ended by the other side
}

func (e *Ended) Error() string { return CleanLine(e.Text().String(), MaxReason) }

// Text returns why the link ended.
func (e *Ended) Text() say.Text {
	switch {
	case e.Reason != "":
		return e.Reason
	case int(e.Code) < len(words):
		return words[e.Code]
	case e.Code >= BadSize:
		return say.Of("a message could not be read there (code %d): are station and server of the same version?", int(e.Code))
	}
	return say.Of("the link has been cut off, and no reason was given (code %d)", int(e.Code))
}

// reason returns the reason that the other side gave for ending the link, without the JSON
// escapes that could hide something in it.
func reason(said string) say.Text {
	t := say.Text(Sentence(said))
	if words := t.String(); words != Sentence(words) {
		t = say.Name(CleanLine(words, MaxReason))
	}
	return fitted(t, MaxReasonBytes)
}

// because returns an error as a value for a text.
func because(err error) say.Text { return say.Name(CleanLine(err.Error(), MaxReason)) }

// Reasons that are used in several places, and those of browsers: scripts/messages does not
// read files that only browsers compile.
const (
	unanswered say.Text = "Nobody answers there."
	hungUp     say.Text = "The link is lost: the other side has hung up."
	unheard    say.Text = "The link is lost: nothing was heard for %d s."
	noTable    say.Text = "What answers there is not a Broadside table: %s."
	closing    say.Text = "The table is closing."
	unreached  say.Text = "The table at %s does not answer: check that this device is still on its network, that no proxy is in between, and that the table is open."
	elsewhere  say.Text = "A browser reaches only the table that its page is from. Open the link of the other one, or join it with the program."
)

// words is the default reason of each code.
var words = [...]say.Text{
	Bye: "the link has been closed", Closing: "the table has closed", Version: "station and server are of different versions",
	Refused: "the table lets nobody in that way", Full: "the table is full", Kicked: "the GM has sent you away",
	Replaced: "somebody has joined as you from elsewhere", Stalled: "the link is too slow", Late: "no hello came in time",
	Lost: "nobody answers there", Gone: "the server was stopped or restarted", Internal: "an internal fault has ended the link",
	Crowded: "too many are joining at once", Spent: "this token has been used already",
}

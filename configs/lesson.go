package configs

import (
	_ "embed"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/sim/scenario"
	"broadside/sim/schema"
)

// lessonKeys describes what a scenario teaches.
func (s *scene) lessonKeys(c schema.Coder) {
	l := &scenario.Lesson{}
	c.Need("seat", "steps")
	schema.Among(c, "seat", &l.Role, learners, parseLearner, "whose it is, of the first ship of players")
	s.Lesson = l
	schema.Records(c, "steps", "step", scenario.MaxSteps, "one after another", func(c schema.Coder) { l.Steps = append(l.Steps, s.stepKeys(c, l.Role)) })
	if c.Has("steps") && len(l.Steps) == 0 {
		c.Fault("steps", "there are no steps", "write at least one, such as {say: ..., order: fly}")
	}
	if l.Role == crew.Boots && s.Foot == nil {
		c.Fault("seat", nobodyOnDecks, "write them under `people:` of `foot:`, or name another seat")
	}
	if at := s.Seat(); l.Role.Deployed() && !s.hasSeat(at) {
		c.Fault("seat", fmt.Sprintf("no ship of the players starts with a %s", l.Role), "name a seat of the first ship of a side for `players`")
	}
}

// learners are the seats that a lesson can be for.
var learners = []string{"pilot", "gunner", "operator", "mechanic", "coordinator", "boots", "gm"}

func parseLearner(word string) (crew.Role, error) {
	role, err := crew.ParseRole(word)
	if err != nil {
		return 0, schema.Vocabulary{Noun: "seat", Words: learners}.Miss(word)
	}
	if role == crew.Screen {
		return 0, errors.New("nothing is ordered at the main screen: use " + schema.OrList(learners))
	}
	return role, nil
}

// hasSeat reports whether a ship has a seat.
func (s *scene) hasSeat(at crew.Seat) bool {
	for i := range s.Ships {
		if s.ShipID(i) == at.Ship {
			for _, b := range s.Ships[i].Crew {
				if b.Roles.Has(at.Role) {
					return true
				}
			}
		}
	}
	return false
}

// untils are the words for what ends a step and has no key of its own, and their meanings.
var (
	untilWords = schema.Vocabulary{Noun: "end of a step", Words: []string{"read", "used", "turn", "over"}}
	untils     = [...]scenario.Until{scenario.Read, scenario.Used, scenario.TurnOpen, scenario.Ended}
)

// stepKeys describes a step of a lesson for a seat.
func (s *scene) stepKeys(c schema.Coder, role crew.Role) (x scenario.LessonStep) {
	c.Need("say")
	schema.Text(c, "say", &x.Says, scenario.MaxSays, "what is said; braces hold what differs by touch")
	schema.Text(c, "else", &x.Else, scenario.MaxSays, "and when something else is done")
	for key, text := range map[string]string{"say": x.Says, "else": x.Else} {
		if !braced.MatchString(text) {
			c.Fault(key, "the braces do not close, or have no two parts", "write {with mouse and keys|by touch}, or leave braces out")
		}
	}
	control, until := -1, -1
	var names []string
	for _, k := range scenario.Controls(role) {
		names = append(names, k.Name)
	}
	schema.Named(c, "control", &control, role.String()+"'s control", names, "that is lit, and shown with its key")
	if control >= 0 {
		x.Control = names[control]
	}
	schema.Word(c, "action", &x.Action, "actions, as keys are bound to them", func(words string) (string, error) { return parseActions(role, words) }, "which are shown with their keys; choose.* stands for all numbers of a list")
	s.shipKey(c, "needs", &x.Needs, "without which the lesson begins again")
	schema.Pick(c, "until", &until, untilWords, "when it ends: read, or the control is used, or the seat's turn is open, or the battle is over")
	if until >= 0 {
		x.Until = untils[until]
	}
	schema.Word(c, "order", &x.Verb, "an order of the seat", func(word string) (crew.Verb, error) { return parseOrder(role, word) }, "or when this is obeyed")
	s.shipKey(c, "bear", &x.Target, "and a fixed weapon then reaches this ship")
	s.shipKey(c, "beat", &x.Target, "or when this ship cannot fight")
	if role.Deployed() && c.Has("beat") && x.Target != 0 && x.Target == s.Seat().Ship {
		c.Fault("beat", "this is the learner's own ship", "name a ship of another side")
	}
	ends := 0
	for _, key := range []string{"until", "order", "beat"} {
		if c.Has(key) {
			ends++
		}
	}
	switch {
	case c.Has("beat"):
		x.Until = scenario.Beaten
	case c.Has("order"):
		x.Until = scenario.Ordered
	}
	switch {
	case ends > 1:
		c.Fault("", "a step ends in several ways", "keep one of until, order and beat")
	case c.Has("bear") && !c.Has("order"):
		c.Fault("bear", "nothing brings a weapon to bear", "add `order: fly`")
	case x.Until == scenario.Used && x.Control == "" && x.Action == "":
		c.Fault("until", "there is nothing to use", "add `control:` or `action:`")
	case x.Control != "" && x.Action != "":
		c.Fault("action", "a control already shows its key", "keep one of control and action")
	}
	return x
}

// braced matches a text in which braces hold two parts.
var braced = regexp.MustCompile(`^[^{}]*(\{[^{}|]*\|[^{}|]*\}[^{}]*)*$`)

// everyChoice stands for all numbers of a list.
const everyChoice = "choose.*"

// actionTable lists the actions to which stations bind keys, one a line. A test of the stations
// compares it with theirs.
//
//go:embed actions.txt
var actionTable string

// Actions returns the actions to which stations bind keys.
func Actions() []string { return strings.Fields(actionTable) }

// hears reports whether the station of a seat hears an action: those of other seats do nothing there.
func hears(role crew.Role, action string) bool {
	switch scope, _, _ := strings.Cut(action, "."); scope {
	case "gm", "tool", "mending", "asked", "ruling", "brush":
		return role == crew.GM
	case "boots":
		return role == crew.Boots || role == crew.GM
	case "lobby":
		return false
	default:
		seat, err := crew.ParseRole(scope)
		return err != nil || seat == role
	}
}

// parseActions reads actions of a seat by the names with which stations bind keys to them.
func parseActions(role crew.Role, words string) (string, error) {
	if words == everyChoice {
		return words, nil
	}
	list := strings.Fields(words)
	if len(list) == 0 {
		return "", errors.New("no action is named: write one as stations bind keys to it, such as any.up")
	}
	for _, word := range list {
		if slices.Contains(Actions(), word) {
			if !hears(role, word) {
				return "", fmt.Errorf("the station of the %s does not hear %s: name an action of that seat, or of every seat, such as any.up", role, word)
			}
			continue
		}
		scope, _, _ := strings.Cut(word, ".")
		beside := slices.DeleteFunc(Actions(), func(a string) bool { return !strings.HasPrefix(a, scope+".") })
		if len(beside) == 0 {
			return "", fmt.Errorf("there is no action %q: write one as stations bind keys to it, such as any.up", page.Short(word))
		}
		return "", page.NoSuch("action", word, beside)
	}
	return strings.Join(list, " "), nil
}

// parseOrder reads an order that a seat can give.
func parseOrder(role crew.Role, word string) (crew.Verb, error) {
	var names []string
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		if !row.Roles.Has(role) && (role != crew.Boots || row.Verb != crew.EndTurn) {
			continue
		}
		if row.Name == word {
			return row.Verb, nil
		}
		names = append(names, row.Name)
	}
	return 0, page.NoSuch("order of the "+role.String(), word, names)
}

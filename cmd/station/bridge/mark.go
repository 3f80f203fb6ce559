package bridge

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// mark is a target that is not a ship: an object on the map, or a place by its bearing and
// distance.
type mark struct {
	object  space.ID // 0: a place
	bearing space.Angle
	away    space.Length
	set     bool // the place was chosen; otherwise it is ahead
}

// Steps and limits of a place, and the height of its controls.
const (
	markHeight = 2*view.TouchHeight + 6
	markTurn   = 5 * space.Degree
	markStep   = 50 * space.Foot
	markFar    = 10_000 * space.Foot
)

// show draws the controls that choose the mark.
func (x *mark) show(u *kit.UI, v *view.View, r kit.Rect) {
	x.settle(v)
	if u.Do(r.Top(view.TouchHeight), kit.Action{Name: say.Of("At %s", x.name(v)), Key: "more.what", Cut: true, Does: "A place by bearing and distance, then each thing on the map."}) {
		x.object = nextOf(marks(v), x.object)
	}
	r.Top(6)
	cols := r.Columns(4, kit.Gap)
	for n, way := range [...]struct {
		name say.Text
		key  kit.Bound
		turn space.Angle
		feet space.Length
	}{{"−5°", "more.left", -markTurn, 0}, {"+5°", "more.right", markTurn, 0}, {"−50 ft", "more.nearer", 0, -markStep}, {"+50 ft", "more.further", 0, markStep}} {
		if u.Do(cols[n], kit.Action{Name: way.name, Key: way.key, Cut: true}) {
			x.bearing, x.away = (x.bearing + way.turn).Norm(), min(markFar, max(markStep, x.away+way.feet))
			x.set, x.object = true, 0
		}
	}
}

// settle drops an object that is gone.
func (x *mark) settle(v *view.View) {
	if own := v.Ship(); own != nil && !x.set {
		x.bearing, x.away = own.Heading, 300*space.Foot
	}
	if x.object != 0 && object(v, x.object) == nil {
		x.object = 0
	}
}

// marks returns 0, for a place, and then all objects that something can be behind or in.
func marks(v *view.View) []space.ID {
	all := []space.ID{0}
	for i := range v.Objects {
		if o := &v.Objects[i]; o.Kind != ships.Beacon {
			all = append(all, o.ID)
		}
	}
	return all
}

func object(v *view.View, id space.ID) *ships.Object {
	for i := range v.Objects {
		if v.Objects[i].ID == id {
			return &v.Objects[i]
		}
	}
	return nil
}

// disc returns the place and size of the mark.
func (x *mark) disc(v *view.View) space.Disc {
	own := v.Ship()
	if o := object(v, x.object); o != nil && o.Kind.Solid() {
		return o.Disc()
	} else if o != nil {
		return space.Disc{At: o.At, Radius: ships.PlaceRadius}
	}
	return space.Disc{At: own.At.Ahead(x.bearing, x.away+max(0, own.Across/2-shipyard.FreeSpace)), Radius: ships.PlaceRadius}
}

func (x *mark) name(v *view.View) say.Text {
	x.settle(v)
	if o := object(v, x.object); o != nil && o.Kind.Solid() {
		return say.Name(o.Name)
	} else if o != nil {
		return say.Of("the middle of %s", o.Name)
	}
	return say.Of("%s°, %d ft", say.Name(fmt.Sprintf("%03d", x.bearing/space.Degree)), x.away.Feet())
}

// give returns the order.
func (x *mark) give(v *view.View, o *picture.Option) *deployment.FireAt {
	i := &deployment.FireAt{Weapon: o.Weapon, At: x.disc(v).At}
	if t := object(v, x.object); t != nil && t.Kind.Solid() {
		i.Object = t.ID
	}
	return i
}

// says describes what the shot needs, or why the weapon does not reach the mark, with the rule.
func (x *mark) says(v *view.View, o *picture.Option, rule string, why say.Text) (does say.Text, by string, because say.Text) {
	own, d := v.Ship(), x.disc(v)
	for _, m := range v.MountsOf(own.ID) {
		if m.Mount != o.Weapon {
			continue
		}
		w := shipyard.Weapon{Grade: m.Grade, Ranges: shipyard.Ranges{Near: m.Near, Far: m.Far}}
		away := ships.DistanceApart(false, ships.Body{At: own.At, Size: own.Size, Across: own.Across}, ships.Body{At: d.At, Across: 2 * d.Radius})
		switch band := w.BandOf(away); {
		case why != "":
		case band == shipyard.BeyondReach:
			rule, why = "SHIP-RANGE", say.Of("It is %d ft away, beyond its %d ft.", (away+space.Foot-1).Feet(), max(m.Near, m.Far).Feet())
		case !v.Bears(&m, d.At):
			rule, why = "SHIP-ARC", say.Of("It is outside the %s arc.", m.Place)
		}
	}
	if t := object(v, x.object); t != nil && t.Kind.Solid() {
		hit := say.Of("%+d against AC %d", o.Bonus, ships.ObjectAC)
		if o.Saves {
			hit = say.Text("Hits, as it cannot save")
		}
		return say.Of("%s; each point of damage takes a foot off its radius of %d ft. Counts as your attack.", hit, t.Radius.Feet()), rule, why
	}
	roll := say.Of("%+d, with disadvantage", o.Bonus)
	if o.Saves {
		roll = say.Text("Saved against with advantage")
	}
	return say.Of("%s: you see nothing there. A wrong guess misses, and a miss tells nothing. Counts as your attack.", roll), rule, why
}

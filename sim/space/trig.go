package space

// One is 1 in the fixed-point numbers of Sin and Cos.
const One = 1 << 30

// degrees are the sines of 0° to 90°, times One.
var degrees = [91]int64{
	0, 18739379, 37473049, 56195305, 74900443, 93582766, 112236583,
	130856211, 149435979, 167970228, 186453311, 204879599, 223243478, 241539355,
	259761657, 277904834, 295963357, 313931728, 331804471, 349576144, 367241333,
	384794656, 402230767, 419544355, 436730145, 453782903, 470697435, 487468587,
	504091252, 520560366, 536870912, 553017922, 568996477, 584801711, 600428808,
	615873009, 631129609, 646193961, 661061475, 675727625, 690187940, 704438018,
	718473518, 732290163, 745883746, 759250125, 772385229, 785285058, 797945680,
	810363241, 822533958, 834454122, 846120104, 857528349, 868675383, 879557810,
	890172315, 900515665, 910584710, 920376381, 929887697, 939115760, 948057759,
	956710970, 965072759, 973140576, 980911966, 988384560, 995556083, 1002424350,
	1008987269, 1015242840, 1021189159, 1026824413, 1032146887, 1037154959, 1041847103,
	1046221891, 1050277989, 1054014162, 1057429273, 1060522280, 1063292242, 1065738315,
	1067859754, 1069655912, 1071126243, 1072270298, 1073087729, 1073578288, 1073741824,
}

// radian is 1° in radians, times One.
const radian = 18740330

// Sin returns the sine of an angle, times One, accurate to about one part in 10^8.
func Sin(a Angle) int64 {
	a = a.Norm()
	switch {
	case a < Quarter:
		return first(a)
	case a < 2*Quarter:
		return first(2*Quarter - a)
	case a < 3*Quarter:
		return -first(a - 2*Quarter)
	default:
		return -first(Circle - a)
	}
}

// Cos returns the cosine of an angle, times One.
func Cos(a Angle) int64 { return Sin(a + Quarter) }

// first returns the sine of 0° to 90°: by the table for whole degrees, and by the sum
// formula for the remainder.
func first(a Angle) int64 {
	d, rest := a/Degree, int64(a%Degree)
	if rest == 0 {
		return degrees[d]
	}
	f := radian * rest / int64(Degree)
	sin := f - mul(mul(f, f), f)/6
	cos := One - mul(f, f)/2
	return mul(degrees[d], cos) + mul(degrees[90-d], sin)
}

func mul(a, b int64) int64 { return a * b >> 30 }

package bot

// Count is how often something happened.
type Count struct {
	What string
	N    int
}

func count(list *[]Count, what string, n int) {
	for i := range *list {
		if (*list)[i].What == what {
			(*list)[i].N += n
			return
		}
	}
	*list = append(*list, Count{what, n})
}

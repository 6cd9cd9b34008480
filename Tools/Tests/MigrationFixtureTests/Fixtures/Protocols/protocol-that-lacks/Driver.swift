print(Ropewalk().spin())

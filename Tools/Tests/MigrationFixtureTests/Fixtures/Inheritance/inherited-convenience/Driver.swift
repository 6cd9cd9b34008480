print(Lute().tension(), Theorbo().tension(), Theorbo(courses: 1).tension())

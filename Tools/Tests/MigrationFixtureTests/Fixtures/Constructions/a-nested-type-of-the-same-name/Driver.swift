print(Card6194().all().map(\.size), Card6194.first()?.name ?? "none")

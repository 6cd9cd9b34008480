print(OrganGrinder(tuneBook: "worn").play())

print(PosterMaker().make(), PosterMaker().footer())

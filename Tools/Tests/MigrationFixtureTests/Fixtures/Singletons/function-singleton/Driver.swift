print(Bellringer().noon())

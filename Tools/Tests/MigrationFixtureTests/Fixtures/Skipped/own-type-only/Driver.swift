print(Hermit.shared.isAlone(), Hermit().isAlone())

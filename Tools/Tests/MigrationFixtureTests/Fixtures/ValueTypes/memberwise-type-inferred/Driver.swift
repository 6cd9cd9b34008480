print(Fondue().grams(), Fondue(guests: 4).grams(), Fondue(mix: CheeseMix(parts: 1), pot: "blue").pot)

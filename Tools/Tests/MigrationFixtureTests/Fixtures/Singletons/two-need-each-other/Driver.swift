print(Fireplace.shared.burn(2))

print(PoachTimer().isPast())

print(ToyAccordion(keys: 7).reeds(), ToyAccordion(toy: "x", keys: 1).toy)

print(Stamp6112(StampAddress6112(text: "Lisbon")) { 3 }.print())

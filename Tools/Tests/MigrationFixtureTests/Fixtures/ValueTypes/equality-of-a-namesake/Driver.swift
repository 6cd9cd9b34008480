print(FixedWeir(height: 1).level(), FixedWeir(height: 1) == FixedWeir(height: 2))
print(Rivers.Weir(name: "Fulda") == Rivers.Weir(name: "Eder"))

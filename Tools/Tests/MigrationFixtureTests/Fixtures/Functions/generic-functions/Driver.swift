print(CargoBay.weight(of: ["a"]), CargoBay<Int>.pair(1), CargoList.weight(of: [1, 1, 2]))
print(CargoList.count([1, 2]))

print(CoralTank(litres: 200).fill())

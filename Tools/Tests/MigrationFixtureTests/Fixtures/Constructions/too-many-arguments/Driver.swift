print(CargoOffice().bill())

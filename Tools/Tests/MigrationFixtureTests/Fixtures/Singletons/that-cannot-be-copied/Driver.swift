print(CaracalReader().read())

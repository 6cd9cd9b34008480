print(DateFarm().harvest())

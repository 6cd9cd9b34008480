print(Fermenter().ferment())

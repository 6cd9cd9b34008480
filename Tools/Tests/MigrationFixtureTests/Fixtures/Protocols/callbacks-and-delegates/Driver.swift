let cabin = LiftCabin()
cabin.enter()
print(cabin.floor)

PetrelSpace.use()

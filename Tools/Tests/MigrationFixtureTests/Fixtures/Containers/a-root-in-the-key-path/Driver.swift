print(HarborOffice1305().admit("Anna"))

print(PotorooScreen().open(), PotorooScreen().close())

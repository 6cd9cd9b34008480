print(Projectionist().show())

print(Herald6211().announce(), Usher6211().seat())

print(Almanac6156().count(), AlmanacCover6156().title(), almanacPages6156(AlmanacIndex6156()))

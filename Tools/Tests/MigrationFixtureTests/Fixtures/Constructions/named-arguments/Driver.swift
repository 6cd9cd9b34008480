print(QuayOffice().bill())

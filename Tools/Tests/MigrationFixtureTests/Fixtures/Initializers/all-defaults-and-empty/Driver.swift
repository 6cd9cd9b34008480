print(TeaUrn().pour(), TeaUrn(litres: 2).pour(), TeaUrn(isHot: false).pour())

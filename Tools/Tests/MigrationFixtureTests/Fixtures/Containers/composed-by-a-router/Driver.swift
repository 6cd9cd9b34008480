let slipway1711 = SlipwayRouter1711()
print(slipway1711.showFirst(), slipway1711.showRest().count)
print(slipway1711.showBook(), slipway1711.showFlag(), slipway1711.showLog(), slipway1711.showModel())
print(SlipwayHoard1711().all().count, SlipwayGuide1711().first())

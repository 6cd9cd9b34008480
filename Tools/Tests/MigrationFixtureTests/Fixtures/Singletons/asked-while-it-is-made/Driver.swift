print(BasaltState.shared.pit.look(), BasaltState.shared.slideout.slide())
print(BasaltState.shared.shaft.rail.run(), BasaltState.shared.lamp.shine())

let kiln = Kiln6146()
print(kiln.heat("100"), kiln.heat("warm"), Kiln6146.gauged())

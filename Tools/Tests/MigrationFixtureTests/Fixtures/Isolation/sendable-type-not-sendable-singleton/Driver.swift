let buoy = SonarBuoy(depth: 4)
_ = buoy.ping()
print(buoy.ping())

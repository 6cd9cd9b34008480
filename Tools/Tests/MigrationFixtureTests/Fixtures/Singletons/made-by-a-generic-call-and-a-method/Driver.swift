BrineSettings.salt.value = 3
let brineGauge = BrineGauge()
print(brineGauge.fill(), brineGauge.fill())

print(Date.PademelonStamps.Clock().stamp())

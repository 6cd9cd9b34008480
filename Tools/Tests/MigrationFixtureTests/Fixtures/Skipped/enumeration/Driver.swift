print(TrafficLight.red.duration, TrafficLight.green.duration)

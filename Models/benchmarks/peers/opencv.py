"""OpenCV's DNN: the graph engine of OpenCV 5, for quantised networks the classic one, which reads all of them."""

import cv2

from network import Network
from peers.peer import InProcess


class OpenCv:
    name = "OpenCV"
    version = cv2.__version__

    def prepare(self, network: Network, threads: int) -> InProcess:
        cv2.setNumThreads(threads)
        if network.quantised:
            net = cv2.dnn.readNetFromONNX(str(network.path), cv2.dnn.ENGINE_CLASSIC)
            net.setPreferableBackend(cv2.dnn.DNN_BACKEND_OPENCV)
            net.setPreferableTarget(cv2.dnn.DNN_TARGET_CPU)
        else:
            net = cv2.dnn.readNetFromONNX(str(network.path), cv2.dnn.ENGINE_NEW)
        names = list(network.expected)
        results: dict = {}

        def run() -> None:
            for name, values in network.inputs.items():
                net.setInput(values, name)
            results.update(zip(names, net.forward(names), strict=True))

        return InProcess(run, lambda: results)
